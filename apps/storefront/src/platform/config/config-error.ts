import { LANGUAGES } from '@nusaria/contracts/headers'
import { loadTexts } from '@nusaria/locales/load'
import type { Resources } from '@nusaria/locales/resources'
import { CONFIG_FILE } from '@nusaria/server/site/config-file'
import { findConfigProblems } from '@nusaria/server/site/config-schema'
import css from './config-error.module.css'

function element(tag: string, text: string, lang: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text, lang })
}

/** What a shopper reads: one sentence in each language. Languages whose texts can't be loaded are left out. */
async function addShopperTexts(page: HTMLElement): Promise<void> {
  const before = page.firstChild
  for (const language of LANGUAGES) {
    const texts = (await loadTexts(language, 'common').catch(() => null)) as Resources['common'] | null
    if (texts) page.insertBefore(element('p', texts.failure.unavailable, language), before)
  }
}

/** Replaces the page by a sentence for shoppers and, for the operator, the errors of `/config.json` without its values, or the `problem`. */
export async function showConfigError(value: unknown, problem?: string): Promise<void> {
  const wrong = problem === undefined ? await findConfigProblems(value) : []
  const lines = problem === undefined ? wrong.map(({ field, problem }) => `${field || 'the whole file'}: ${problem}`) : [problem]
  const page = Object.assign(document.createElement('main'), { className: css.page })
  const list = document.createElement('ul')
  list.append(...lines.map((line) => element('li', line, 'en')))
  const file = new URL(import.meta.env.BASE_URL + CONFIG_FILE, location.origin).href
  page.append(
    element('h1', 'The configuration of this shop is wrong', 'en'),
    element('p', `For the operator: ${file}`, 'en'),
    list,
    element('p', "What each field must be: docs/configuration.md of the shop's source.", 'en'),
  )
  document.body.replaceChildren(page)
  await addShopperTexts(page)
}
