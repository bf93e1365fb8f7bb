export { addFavourites, notifyPriceDrop } from './favourites.ts'
