import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from './picture.tsx'

afterEach(cleanup)

const photo = () => document.querySelector('img')

test('a picture that fails leaves a drawing with the same name, in the same box', () => {
  const { container } = render(<Picture src="/kopi.webp" alt="Kopi Gayo" className="square" />)
  const box = container.firstElementChild
  fireEvent.error(screen.getByAltText('Kopi Gayo'))
  expect(photo()).toBeNull()
  expect(screen.getByRole('img', { name: 'Kopi Gayo' }).tagName).toBe('SPAN')
  expect(container.firstElementChild).toBe(box)
  expect(box?.className).toContain('square')
})

test('beside a text that names it, neither the picture nor its drawing is read out', () => {
  render(<Picture src="/kopi.webp" />)
  fireEvent.error(photo() as HTMLImageElement)
  expect(screen.queryByRole('img')).toBeNull()
})

test('when the network returns, a failed picture is loaded once more', () => {
  render(<Picture src="/kopi.webp" />)
  fireEvent.error(photo() as HTMLImageElement)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(photo()?.getAttribute('src')).toBe('/kopi.webp')
  fireEvent.error(photo() as HTMLImageElement)
  expect(photo()).toBeNull()
})

test('another picture in its place is loaded, too', () => {
  const { rerender } = render(<Picture src="/kopi.webp" />)
  fireEvent.error(photo() as HTMLImageElement)
  rerender(<Picture src="/teh.webp" />)
  expect(photo()?.getAttribute('src')).toBe('/teh.webp')
})

test('elements over a picture stay when it fails', () => {
  render(
    <Picture src="/kopi.webp">
      <b>Unggulan</b>
    </Picture>,
  )
  fireEvent.error(photo() as HTMLImageElement)
  expect(screen.getByText('Unggulan')).toBeDefined()
})
