import type { Plugin } from 'vite'
import type { Brand } from '../../../scripts/lib/brand.ts'
import { escapeHtml } from '../../server/src/site/html.ts'

/** A plugin of Vite: writes the brand's name and colour into the pages. */
export function brandedPages({ name, description, colors }: Brand): Plugin {
  return {
    name: 'nusaria:branded-pages',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%NAME%', () => escapeHtml(name))
          .replaceAll('%DESCRIPTION%', () => escapeHtml(`${name}: ${description}`))
          .replaceAll('%COLOR%', colors.sambal ?? '#CB3721'),
    },
  }
}
