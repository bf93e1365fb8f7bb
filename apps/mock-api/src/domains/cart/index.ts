export { availabilityOf, cartOwner, maxQuantity, ownerOf, TROUBLE_ERROR, troubleOf } from './rules.ts'
export { type AddError, addToCart, mergeGuestCart, troubleParams } from './update-cart.ts'
export { buyableLines, type PricedLine, pricedLines } from './view.ts'
