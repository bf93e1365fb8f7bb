import type { Plugin } from 'vite'

/**
 * The inline script that keeps the last press of a button in a part of the page that isn't live yet, until `early-press.ts` repeats it. Links and submit buttons
 * have their effect without scripts.
 */
export const PRESS_SCRIPT = `{const early=window.earlyPress={keep({target}){
early.button=target.closest?.('[data-early] :is(button,[role=button]):not([type=submit])')??early.button}}
addEventListener('click',early.keep,true)}`

/** Writes the script into the page of the shop. */
export function pressScript(): Plugin {
  return {
    name: 'nusaria:press-script',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace("'%PRESS_SCRIPT%'", () => PRESS_SCRIPT) },
  }
}
