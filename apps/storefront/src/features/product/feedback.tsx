// What the product page loads when the shopper leaves the first screen, as one file.

export { BoughtTogether } from './bought-together.tsx'
export { ProductQuestions } from './questions/product-questions.tsx'
export { ProductReviews } from './reviews/product-reviews.tsx'
