import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * What a lazy import brings: its styles before it runs, its files at once. As Vite's own helper, without what only other browsers, CSP nonces
 * and listeners to `vite:preloadError` need. Styles that don't load reject, and are asked for again the next time.
 */
const source = `
const asked = {}
const bring = (file) => {
  const link = document.createElement('link')
  const styles = file.endsWith('.css')
  link.rel = styles ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
  return styles && new Promise((done, fail) => {
    link.onload = done
    link.onerror = () => {
      delete asked[file]
      fail(Error(file))
    }
  })
}
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((name) => {
    const file = '/' + name
    return asked[file] ??= document.querySelector('link[href="' + file + '"]') ? true : bring(file)
  })).then(load)
`

/** Our few lines in place of Vite's preload helper: half a kB less on the first load. */
export function leanPreload(): Plugin {
  return {
    name: 'nusaria:lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? { code: source, moduleSideEffects: false } : null),
  }
}
