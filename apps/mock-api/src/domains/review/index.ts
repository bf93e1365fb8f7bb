export { linesToReview } from './lines.ts'
export { catalogueRating, reviewFigures } from './stars.ts'
