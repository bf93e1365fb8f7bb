import { firstLanguage } from '@nusaria/brand'
import type { Language } from '@nusaria/contracts/headers'
import { LANGUAGE_COOKIE, type RenderRequest, SECURE_PREFIX } from '@nusaria/server/site/rendered-page'
import type { Layout } from '#platform/browser/layout.ts'
import { findLanguageByTag, isLanguage } from '#platform/i18n/language.ts'

type Headers = RenderRequest['headers']

/** The layout that the browser will most likely choose. */
export function findLayout(headers: Headers): Layout {
  const hint = headers['sec-ch-ua-mobile']
  const isPhone = hint === undefined ? /\bMobi|\biPhone\b|\biPod\b/.test(headers['user-agent'] ?? '') : hint === '?1'
  return isPhone ? 'mobile' : 'desktop'
}

function readCookie({ cookie = '' }: Headers, name: string): string | undefined {
  const pairs = cookie.split(/;\s*/).map((pair) => pair.split('='))
  return pairs.find(([key]) => key === name)?.[1]
}

/** The tags of `Accept-Language`, the preferred ones first. */
function parseTags(accept = ''): readonly string[] {
  const tags = accept.split(',').map((part) => {
    const [tag = '', quality = '1'] = part.trim().split(/\s*;\s*q=/)
    return { tag, quality: Number(quality) || 0 }
  })
  return tags
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

/** The language that the address names, else the one that the shopper chose before, else the first that their browser accepts and the shop has, else the shop's. */
export function findLanguage(headers: Headers, named: string | null = null): Language {
  if (isLanguage(named)) return named
  const chosen = readCookie(headers, SECURE_PREFIX + LANGUAGE_COOKIE) ?? readCookie(headers, LANGUAGE_COOKIE)
  if (isLanguage(chosen)) return chosen
  const accepted = parseTags(headers['accept-language']).map(findLanguageByTag)
  return accepted.find((language) => language !== undefined) ?? firstLanguage
}
