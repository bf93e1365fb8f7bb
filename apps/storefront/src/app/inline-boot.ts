// The inline script of a static page: it shows the page's outlines, and sends what the page asks first, before the shop's scripts are there. It is built
// for itself and knows its build only by `FACTS`, so that its hash in a security policy stays the same from brand to brand.

import { CONFIG_ELEMENT, CONFIG_FILE } from '@nusaria/server/site/config-file'
import type { ConfigFile } from '@nusaria/server/site/config-schema'
import { RENDERED_ELEMENT, type RenderedState } from '@nusaria/server/site/rendered-page'
import { callHeaders } from '#platform/api/call-headers.ts'
import { absoluteUrls } from '#platform/api/convert-reply.ts'
import { detectLayout } from '#platform/browser/layout.ts'
import { chooseStore } from '#platform/config/choose-store.ts'
import { adoptAddressLanguage, preferredLanguage } from '#platform/i18n/language.ts'
import { firstDeviceId, sendFirst, setFirstLoad } from '#platform/rendering/first-calls.ts'
import { DEVICE_STAND_IN, type FirstLoad, STAND_IN, type StaticFacts } from '#platform/rendering/static-page.ts'
import { withBase, withoutBase } from '#platform/routing/base-path.ts'
import { nativeBridge } from '#platform/shell/native-bridge.ts'
import { safeLocalStorage } from '#platform/state/browser-storage.ts'
import { CARD_SIZES, toSourceSet } from '#ui/primitives/source-set.ts'
import { CLIENT_STATE_KEY, parseClientDevice, parseClientMember } from '../platform/state/client-state.ts'

/** What the page's data element holds. */
declare const FACTS: StaticFacts

const root = document.getElementById('root') as HTMLElement
adoptAddressLanguage()
const language = preferredLanguage()
const layout = detectLayout()
const path = withoutBase(location.pathname).replace(/(.)\/$/, '$1')
const params = new URLSearchParams(location.search)

/** The content of a page that the build rendered is for phones, in one language. */
function dropUnfitContent(): void {
  const element = document.getElementById(RENDERED_ELEMENT)
  if (!element) return
  const state = JSON.parse(element.textContent ?? '') as RenderedState
  if (state.language === language && state.layout === layout) return
  element.remove()
  root.replaceChildren()
}

const WITHOUT_TEXTS = '#outline{-webkit-text-fill-color:transparent}#outline ::placeholder{color:transparent}'

function showOutline(): void {
  if (root.firstChild) return
  const find = (of: string) => document.querySelector<HTMLTemplateElement>(`[data-outline="${layout} ${of}"]`)
  const outline = find(path) ?? find('')
  if (!outline) return
  const shown = Object.assign(document.createElement('div'), { id: 'outline' })
  shown.lang = FACTS.language
  shown.append(outline.content.cloneNode(true))
  root.append(shown)
  // Its texts are of one language: in any other it is drawn without.
  if (language !== FACTS.language) shown.append(Object.assign(document.createElement('style'), { textContent: WITHOUT_TEXTS }))
}

async function readConfig(): Promise<Pick<ConfigFile, 'apiOrigin' | 'pictureService' | 'storeNo'>> {
  const inlined = document.getElementById(CONFIG_ELEMENT)?.textContent
  const { stores = [], ...all }: ConfigFile = inlined
    ? JSON.parse(inlined)
    : await sendFirst(withBase(`/${CONFIG_FILE}`)).then((reply) => reply.clone().json())
  return { ...all, ...chooseStore(stores, location) }
}

/** The id of this browser in its calls; null for a member, and in an app, which says whose page it is: the shop sends their calls. */
function guestDevice(): string | null {
  const stored = safeLocalStorage.get(CLIENT_STATE_KEY)
  return nativeBridge() || window.parent !== window || parseClientMember(stored)
    ? null
    : (parseClientDevice(stored)?.deviceId ?? firstDeviceId())
}

/** Puts values in the place of a text's stand-ins. */
const filled = (text: string, encode: (value: string) => string, ids: Readonly<Record<string, string>>) =>
  text.replace(STAND_IN, (all, name: string) => encode(ids[all] ?? params.get(name) ?? ''))
const inJson = (value: string) => JSON.stringify(value).slice(1, -1)

function pictureIn(value: unknown, key = ''): string | undefined {
  if (typeof value === 'string') return /^(image_list|\w*image_url)$/.test(key) ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = pictureIn(inner, Array.isArray(value) ? key : name)
    if (found) return found
  }
  return undefined
}

/** A phone's first screen has so many cards. */
const MOST_PICTURES = 4

/** Shows the pictures of a reply in the outlines: the first of a page, or of each item of a list. */
async function showPictures(reply: Response, apiOrigin: string, service: string | undefined): Promise<void> {
  const { data: sent } = await reply.clone().json()
  const data = apiOrigin ? absoluteUrls(sent, apiOrigin) : sent
  const shown: readonly unknown[] = data.list ?? [data]
  const places = [...root.querySelectorAll<HTMLElement>('[data-picture]')].slice(0, Math.min(shown.length, MOST_PICTURES))
  const pictures = places.map((place, index) => {
    const src = pictureIn(shown[index]) ?? ''
    const { picture: className, sizes = CARD_SIZES } = place.dataset
    const srcset = toSourceSet(src, service) ?? ''
    const picture = Object.assign(document.createElement('img'), { sizes, srcset, src, alt: '', className, fetchPriority: 'high' })
    place.append(picture)
    return picture.decode()
  })
  await Promise.all(pictures)
}

async function sendCalls({ calls, pictureFrom }: FirstLoad): Promise<void> {
  const device = guestDevice()
  if (!device) return
  const { apiOrigin = FACTS.config.apiOrigin, storeNo = FACTS.config.storeNo, pictureService } = await readConfig()
  const ids = { [DEVICE_STAND_IN]: device }
  const replies = calls.map(async ({ method, url, body }) => {
    const headers = callHeaders(device, language, storeNo)
    if (body !== null) headers.set('content-type', 'application/json')
    const address = apiOrigin + filled(url, encodeURIComponent, ids)
    const reply = sendFirst(address, { method, headers, body: body && filled(body, inJson, ids), credentials: 'same-origin' })
    if (pictureFrom && url.includes(pictureFrom)) await reply.then((sent) => showPictures(sent, apiOrigin, pictureService))
  })
  await Promise.all(replies)
}

function load(page: FirstLoad): void {
  const texts = page.texts.map((namespace) => `${FACTS.texts}/${language}/${namespace}.json`)
  const starter = document.querySelector<HTMLElement>('script[data-entry]')
  if (starter) starter.dataset.preload += ` ${[...page.files, ...texts].map((file) => withBase(`/${file}`)).join(' ')}`
  setFirstLoad(
    page.texts,
    sendCalls(page).catch(() => {}),
  )
}

document.documentElement.lang = language
dropUnfitContent()
showOutline()
const known = FACTS.pages[layout].find(
  (page) => page.path === path && page.params.every((name) => params.get(name)) && (!page.exact || params.size === page.params.length),
)
if (known) load(known)
