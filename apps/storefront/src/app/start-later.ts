// On a served page the shop's scripts start with this module, which is tiny: what the page shows comes first, its scripts later.

/** ms */
const PAINT_TIMEOUT = 2_000

const { entry = '', preload = '' } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {}

/** Resolves once the page's first pictures are painted; after two seconds in any case. */
function painted(): Promise<unknown> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#root img[fetchpriority=high]')]
  const shown = Promise.allSettled(pictures.map((picture) => picture.decode())).then(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
  return Promise.race([shown, new Promise((resolve) => setTimeout(resolve, PAINT_TIMEOUT))])
}

void painted().then(() => {
  for (const href of preload.split(' ')) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' })
    document.head.append(link)
  }
  return import(/* @vite-ignore */ entry)
})
