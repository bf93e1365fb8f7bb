import type { Plugin } from 'vite'
import { tokensCss } from '../src/shared/ui/tokens.ts'

const ID = 'virtual:tokens.css'

/** The design tokens as a style sheet of CSS variables, from their one source. */
export function tokenVariables(): Plugin {
  return {
    name: 'nusaria:tokens',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? tokensCss() : null),
  }
}
