import { decodePicture } from '@nusaria/mock-api/hosts/browser/decode-picture'
import { serveInPage } from '@nusaria/mock-api/hosts/browser/serve-in-page'
import { shopMedia } from '@nusaria/mock-api/hosts/media'
import { createShop } from '@nusaria/mock-api/shop'
import { withBase } from '#platform/routing/base-path.ts'

/** Starts the mock engine in this page, behind the service worker. Only the offline build loads this module. */
export async function startOfflineMock(): Promise<void> {
  const { engine, control } = createShop({ decodePicture })
  await serveInPage({ engine, control, media: shopMedia, workerUrl: withBase('/mockServiceWorker.js') })
}

export async function showOfflineGateway(root: HTMLElement): Promise<void> {
  await startOfflineMock()
  const { showGateway } = await import('@nusaria/mock-api/hosts/stand-ins/gateway/page')
  await showGateway(root)
}

export async function showOfflineGoogle(root: HTMLElement): Promise<void> {
  await startOfflineMock()
  const { showGoogle } = await import('@nusaria/mock-api/hosts/stand-ins/google/page')
  await showGoogle(root)
}
