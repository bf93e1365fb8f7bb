import type { Plugin } from 'vite'
import { keyBelow } from '../src/platform/state/client-state.ts'
import { darkColors } from '../src/ui/dark-colors.ts'

/**
 * The inline script that makes a page dark or light before it is painted, and whenever the system, another tab or the shopper changes
 * that. It is the same for every brand and path, as is its hash in a security policy. `theme.ts` stores the choice,
 * which is in `window.unstored` where the browser stores nothing.
 */
export const THEME_SCRIPT = `{const{key}=document.currentScript.dataset,system=matchMedia('(prefers-color-scheme:dark)'),apply=()=>{
let theme;try{theme=localStorage.getItem(key)}catch{}
const kept=window.unstored?.local.get(key);if(kept!==undefined)theme=kept
if(!/^(dark|light)$/.test(theme))theme=system.matches?'dark':'light'
document.documentElement.dataset.theme=theme
for(const meta of document.querySelectorAll('[data-dark]'))meta.content=meta.dataset[theme]}
apply();system.addEventListener('change',apply);for(const event of['storage','pageshow'])addEventListener(event,apply)}`

type Colors = Readonly<Record<string, string>>

/** Writes the script and the colours of a dark page's window into the page of the shop. */
export function themeScript({ colors, darkColors: own }: { readonly colors: Colors; readonly darkColors: Colors }): Plugin {
  let key = ''
  return {
    name: 'nusaria:theme-script',
    configResolved({ base }) {
      key = keyBelow(base, 'appearance')
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%DARK%', darkColors(colors, own).surface)
          .replace('%THEME_KEY%', key)
          .replace("'%THEME_SCRIPT%'", () => THEME_SCRIPT),
    },
  }
}
