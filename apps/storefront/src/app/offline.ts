/** Starts the mock engine in this page, behind the service worker, before anything is asked of it. The offline build alone calls this. */
export async function startOffline(): Promise<void> {
  const { startInPage } = await import('@nusaria/mock-api/in-page')
  await startInPage({ workerUrl: '/mockServiceWorker.js' })
}
