import { CLIENT_STATE_KEY, clientState } from '@nusaria/contracts/client-state'
import type { Language } from '@nusaria/contracts/headers'
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

/** Any page of the shop that asks for little: there the world is made. */
const LIGHT_PAGE = '/agreement'
/** Which world the last screen had, so that it goes when the next one comes. */
const LAST_WORLD_KEY = 'gallery-world'

const load = (frame: HTMLIFrameElement, address: string) =>
  new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true })
    frame.src = address
  })

/** A phone's scrollbar takes no room, a desktop browser's does. */
function hideScrollbar({ contentDocument, clientWidth }: HTMLIFrameElement): void {
  if (!contentDocument || clientWidth >= LAYOUTS['desktop, narrowest'][0]) return
  const style = contentDocument.createElement('style')
  style.textContent = 'html { scrollbar-width: none; scrollbar-gutter: auto }'
  contentDocument.head.append(style)
}

/** Brings the shop in a frame to a screen's state. */
async function showScreen(frame: HTMLIFrameElement, screen: Screen, language: Language): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = 'mock_world=; path=/; max-age=0'
  // The page being left writes its state on `pagehide`: the state of the next page is set after that.
  await load(frame, 'about:blank')
  localStorage.removeItem(CLIENT_STATE_KEY)
  await load(frame, LIGHT_PAGE)
  const world = await FrameWorld.create(frame)
  const last = localStorage.getItem(LAST_WORLD_KEY)
  if (last) await frame.contentWindow?.fetch(`/__mock/worlds/${last}`, { method: 'DELETE' })
  localStorage.setItem(LAST_WORLD_KEY, world.id)

  const session = screen.member && (await world.signIn(screen.member))
  await screen.setUp?.(world)
  const address = typeof screen.address === 'string' ? screen.address : await screen.address(world)
  if (screen.fault) await world.control('PUT', '/faults', { list: faultsOf(screen.fault) })

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

/** The shop at one screen, in a frame of a layout's size: the real build over the engine in its page. */
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
