import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allowMovedNodes } from './early-setup.ts'

const { removeChild, insertBefore } = Node.prototype

beforeEach(allowMovedNodes)
afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore })
})

/** As a browser does that translates the page. */
function translateTexts(element: Element): void {
  for (const node of [...element.childNodes]) {
    if (!(node instanceof Text)) continue
    const font = document.createElement('font')
    font.append(node.data)
    node.replaceWith(font)
  }
}

const Part = ({ count, named = true }: { readonly count: number; readonly named?: boolean }) => (
  <p>
    {count > 0 && <b>{count}</b>}
    {named && 'pieces'}
    <i>in the cart</i>
  </p>
)

const shown = (container: Element) => container.querySelector('p')?.textContent

test('an element appears before a text that the browser replaced', () => {
  const { container, rerender } = render(<Part count={0} />)
  translateTexts(container.querySelector('p') as Element)
  rerender(<Part count={3} />)
  expect(container.querySelector('b')?.textContent).toBe('3')
  expect(container.querySelector('i')?.textContent).toBe('in the cart')
})

test('a text that the browser replaced can go, and what is beside it changes further', () => {
  const { container, rerender } = render(<Part count={1} />)
  translateTexts(container.querySelector('p') as Element)
  rerender(<Part count={2} named={false} />)
  expect(container.querySelector('b')?.textContent).toBe('2')
})

test('an element that the browser put into another one is removed from there, and one appears before it', () => {
  const { container, rerender } = render(<Part count={1} named={false} />)
  const paragraph = container.querySelector('p') as Element
  const font = document.createElement('font')
  paragraph.append(font)
  font.append(...paragraph.querySelectorAll('b, i'))
  rerender(<Part count={0} named={false} />)
  expect(shown(container)).toBe('in the cart')
  rerender(<Part count={2} named={false} />)
  expect(shown(container)).toBe('2in the cart')
})

test('every other mistake is an error as before', () => {
  const [outer, inner] = [document.createElement('div'), document.createElement('b')]
  outer.append(inner)
  expect(() => inner.insertBefore(outer, null)).toThrow()
  expect(() => outer.removeChild(null as never)).toThrow()
  expect(outer.removeChild(inner)).toBe(inner)
  expect(outer.insertBefore(inner, null)).toBe(inner)
  expect(outer.firstChild).toBe(inner)
})
