import { firstLanguage, texts } from 'virtual:start-failure'

const isKnown = (language: string): language is keyof typeof texts => language in texts

const STYLE = `position:fixed;inset:auto 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;place-content:center;align-items:center;gap:.75rem 1.5rem;
padding:1rem 1.5rem calc(1rem + env(safe-area-inset-bottom));background:var(--surface);color:var(--ink);box-shadow:0 0 1.5rem var(--scrim);
font:500 .9375rem/1.375rem var(--font);text-align:center;text-wrap:balance`
const BUTTON_STYLE = `min-height:3rem;padding:0 1.5rem;border:0;border-radius:.75rem;background:var(--sambal-ground);color:var(--on-dark);
font:700 .9375rem/1.25rem var(--font);cursor:pointer`

const reload = () => location.reload()

/**
 * Says that the shop's scripts can't be loaded, with a button that loads the page again: below a page that can be read, in place of outlines. It loads
 * nothing for that: whatever made the scripts fail would stop it too.
 */
export function showStartFailure(): void {
  const { lang } = document.documentElement
  const language = isKnown(lang) ? lang : firstLanguage
  const note = Object.assign(document.createElement('div'), { role: 'alert', lang: language })
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: texts[language].retry, onclick: reload })
  button.style.cssText = BUTTON_STYLE
  note.style.cssText = STYLE
  if (document.getElementById('outline')) note.style.inset = '0'
  note.append(texts[language].failure, button)
  document.body.append(note)
  window.addEventListener('online', reload)
}
