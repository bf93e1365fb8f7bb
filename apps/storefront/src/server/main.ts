// The module beside the built storefront: a server renders pages with it, and the build those of a host without Node.

/** @public */
export { renderPage } from './render.tsx'
/** @public */
export { shareCard } from './share-card/share-card.ts'
/** @public */
export { staticPages } from './static/static-pages.ts'
