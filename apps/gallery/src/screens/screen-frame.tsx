import type { Language } from '@nusaria/contracts/headers'
import { pathIn } from '@nusaria/scenario-runner/support/screens'
import { CLIENT_STATE_KEY, clientState } from '@nusaria/storefront/platform/state/client-state'
import { useEffect, useRef, useState } from 'react'
import { faultsOf, type Screen } from './screen.ts'
import css from './screen-frame.module.css'
import { UserDriver } from './user-driver.ts'
import { FrameWorld } from './world.ts'

/** Viewports a screen is shown in, px. */
export const LAYOUTS = {
  mobile: [375, 812],
  'mobile, widest': [749, 900],
  'desktop, narrowest': [750, 900],
  tablet: [1024, 900],
  desktop: [1440, 900],
} as const
export type Layout = keyof typeof LAYOUTS

/** A page that makes few calls. The world is created there. */
const LIGHT_PAGE = '/agreement'
/** Storage key of the previous screen's world, which the next screen deletes. */
const LAST_WORLD_KEY = 'gallery-world'

const load = (frame: HTMLIFrameElement, address: string) =>
  new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true })
    frame.src = address
  })

/** Hides the scrollbar on a phone's screen: there it takes no space. */
function hideScrollbar({ contentDocument, clientWidth }: HTMLIFrameElement): void {
  if (!contentDocument || clientWidth >= LAYOUTS['desktop, narrowest'][0]) return
  const style = contentDocument.createElement('style')
  style.textContent = 'html { scrollbar-width: none; scrollbar-gutter: auto }'
  contentDocument.head.append(style)
}

/** Opens a screen of the shop in a frame and brings it to its state. */
async function showScreen(frame: HTMLIFrameElement, screen: Screen, language: Language): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = 'mock_world=; path=/; max-age=0'
  // The previous page writes its state on `pagehide`, so the next page's state is set after that.
  await load(frame, 'about:blank')
  localStorage.removeItem(CLIENT_STATE_KEY)
  await load(frame, LIGHT_PAGE)
  const world = await FrameWorld.create(frame)
  const last = localStorage.getItem(LAST_WORLD_KEY)
  // It is gone already if the browser's storage was cleared.
  if (last) await world.control('deleteWorld', { params: { id: last } }).catch(() => undefined)
  localStorage.setItem(LAST_WORLD_KEY, world.id)

  const session = screen.member && (await world.signIn(screen.member))
  await screen.setUp?.(world)
  const address = typeof screen.address === 'string' ? await pathIn(await world.asOwner(), screen.address) : await screen.address(world)
  if (screen.fault) await world.control('setFaults', { params: { id: world.id }, body: { list: faultsOf(screen.fault) } })

  await load(frame, 'about:blank')
  localStorage.setItem(CLIENT_STATE_KEY, clientState({ deviceId: world.device, fingerprint: '' }, session))
  localStorage.setItem('language', language)
  sessionStorage.clear()
  await load(frame, `${address}${address.includes('?') ? '&' : '?'}mock_world=${world.id}`)
  hideScrollbar(frame)
  await screen.act?.(new UserDriver(frame, language), world)
}

interface Props {
  readonly screen: Screen
  readonly layout: Layout
  readonly language: Language
}

/** One screen of the shop in a frame of the layout's size. It is the real offline build with the engine in its page. */
export function ScreenFrame({ screen, layout, language }: Props) {
  const ref = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'busy' | 'shown' | { readonly failed: string }>('busy')
  const [width, height] = LAYOUTS[layout]
  useEffect(() => {
    const frame = ref.current
    if (!frame) return
    let current = true
    setState('busy')
    showScreen(frame, screen, language).then(
      () => current && setState('shown'),
      (error: unknown) => current && setState({ failed: String(error) }),
    )
    return () => {
      current = false
    }
  }, [screen, language])
  const failed = typeof state === 'object' ? state.failed : null
  return (
    <figure className={css.figure} data-screen={failed === null ? state : 'failed'}>
      <iframe ref={ref} title="The shop" width={width} height={height} className={css.frame} />
      <figcaption>
        {layout}, {width} × {height}, {language}
        {failed !== null && <b role="alert"> {failed}</b>}
      </figcaption>
    </figure>
  )
}
