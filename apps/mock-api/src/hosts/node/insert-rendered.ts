import { RENDERED_ELEMENT, type RenderedPage } from '@nusaria/contracts/rendered-page'
import { escapeHtml, scriptJson } from './html-head.ts'

/** Writes a rendered page into `index.html`. A browser without scripts shows it too: what such a browser is told otherwise goes. */
export function insertRendered(page: string, { language, title, head, html, state }: RenderedPage): string {
  return page
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${html}</div><script type="application/json" id="${RENDERED_ELEMENT}">${scriptJson(state)}</script>`,
    )
}
