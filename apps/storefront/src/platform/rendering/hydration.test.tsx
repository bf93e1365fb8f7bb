import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { useBrowserValue, useIsClientMount } from './hydration.ts'

let root: Root | undefined
let renders: string[] = []

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

/** The page as a server renders it, hydrated. Returns what the component showed in each render. */
function hydrate(show: () => string) {
  const Page = () => {
    const shown = show()
    renders.push(shown)
    return <p>{shown}</p>
  }
  const box = document.createElement('div')
  box.innerHTML = renderToString(<Page />)
  document.body.append(box)
  renders = []
  act(() => {
    root = hydrateRoot(box, <Page />)
  })
  return () => act(() => root?.render(<Page key="next" />))
}

test('what the server rendered is hydrated once; the next visit knows that it opened in the browser', () => {
  const visitAgain = hydrate(() => String(useIsClientMount()))
  expect(renders).toEqual(['false'])
  visitAgain()
  expect(renders).toEqual(['false', 'true'])
})

test('a value of the browser is shown after the first render, which is the server’s', () => {
  hydrate(() => useBrowserValue(() => 'browser', 'server'))
  expect(renders).toEqual(['server', 'browser'])
})

test('nothing renders again for a value that the server knew', () => {
  hydrate(() => useBrowserValue(() => 'same', 'same'))
  expect(renders).toEqual(['same'])
})
