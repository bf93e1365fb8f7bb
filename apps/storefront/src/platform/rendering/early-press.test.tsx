import { act } from '@testing-library/react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PRESS_SCRIPT } from '../../../vite/press-script.ts'
import { repeatEarlyPresses, repeatsEarlyPress } from './early-press.ts'

let root: Root | undefined
let presses: string[] = []

function Buttons() {
  const [disabled, setDisabled] = useState(false)
  return (
    <>
      <button type="button" disabled={disabled} onClick={() => presses.push('filter')}>
        Filter
      </button>
      <button type="button" onClick={() => setDisabled(true)}>
        Close
      </button>
    </>
  )
}

const createPage = (Part: ComponentType) => (
  <main {...repeatsEarlyPress}>
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  </main>
)

const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement
/** What the page does meanwhile. */
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  presses = []
  // biome-ignore lint/security/noGlobalEval: as a browser runs it
  globalThis.eval(PRESS_SCRIPT)
  const box = document.createElement('div')
  box.innerHTML = renderToString(createPage(Buttons))
  document.body.append(box)
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
  if (window.earlyPress) removeEventListener('click', window.earlyPress.keep, true)
  delete window.earlyPress
})

/** Begins to hydrate the page. Returns the function that loads the code of its part. */
function hydrate(): () => void {
  let arrive = () => {}
  const code = new Promise<{ default: typeof Buttons }>((resolve) => {
    arrive = () => resolve({ default: Buttons })
  })
  act(() => {
    root = hydrateRoot(document.body.firstElementChild as Element, createPage(lazy(() => code)))
    repeatEarlyPresses()
  })
  return arrive
}

test('a press before the page is live has its effect once it is, and only once', async () => {
  button('Filter').click()
  button('Filter').click()
  const arrive = hydrate()
  await later(500)
  expect(presses).toEqual([])
  arrive()
  await later(500)
  expect(presses).toEqual(['filter'])
  button('Filter').click()
  await later(500)
  expect(presses).toEqual(['filter', 'filter'])
})

test('so does one while the code of a part loads', async () => {
  const arrive = hydrate()
  await later(500)
  button('Filter').click()
  await later(500)
  arrive()
  await later(500)
  expect(presses).toEqual(['filter'])
})

test('a press of a live page has its effect once', async () => {
  hydrate()()
  await later(500)
  button('Filter').click()
  await later(500)
  expect(presses).toEqual(['filter'])
})

test('the last press counts', async () => {
  button('Filter').click()
  button('Close').click()
  hydrate()()
  await later(500)
  expect(presses).toEqual([])
  expect(button('Filter').matches(':disabled')).toBe(true)
})

test('a button that is gone or disabled by then is not pressed', async () => {
  button('Filter').click()
  button('Filter').setAttribute('disabled', '')
  const arrive = hydrate()
  await later(500)
  button('Filter').removeAttribute('disabled')
  arrive()
  await later(500)
  expect(presses).toEqual([])
})
