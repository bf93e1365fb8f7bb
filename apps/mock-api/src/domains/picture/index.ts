export { attachPictures, findUnsentPicture, pictureUrl, readPicture, storePicture } from './pictures.ts'
