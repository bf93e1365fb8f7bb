import { serveInPage } from '@nusaria/mock-api/hosts/browser'
import { shopMedia } from '@nusaria/mock-api/hosts/media'
import { createShop } from '@nusaria/mock-api/shop'

/** Starts the mock engine in this page, behind the service worker, before anything is asked of it. The offline build alone loads this. */
export async function startOffline(): Promise<void> {
  const { engine, control } = createShop()
  await serveInPage({ engine, control, media: shopMedia, workerUrl: '/mockServiceWorker.js' })
}
