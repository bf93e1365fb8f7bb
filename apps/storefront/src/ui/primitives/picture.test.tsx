import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { applyConfig } from '#platform/config/config.ts'
import { Picture } from './picture.tsx'

afterEach(() => {
  applyConfig({ pictureService: undefined })
})

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

const sourcesOf = (service: string, src = '/media/kopi-gayo.webp') => {
  applyConfig({ pictureService: service })
  cleanup()
  render(<Picture src={src} />)
  return photo()?.srcset.split(/(?<=w),/) ?? []
}

test('where a service resizes pictures, the browser chooses among widths', () => {
  expect(sourcesOf('{url}?width={width}')[0]).toBe('/media/kopi-gayo.webp?width=160 160w')
  expect(sourcesOf('https://img.example/w={width},f=auto/{url}')[1]).toBe('https://img.example/w=320,f=auto//media/kopi-gayo.webp 320w')
  expect(sourcesOf('/resize?from={encodedUrl}&w={width}', 'https://cdn.example/a.jpg?b=$&')[5]).toBe(
    '/resize?from=https%3A%2F%2Fcdn.example%2Fa.jpg%3Fb%3D%24%26&w=1280 1280w',
  )
  expect(photo()?.sizes).toMatch(/50vw/)
})

test('a picture that only this browser has is not resized', () => {
  expect(sourcesOf('{url}?width={width}', 'blob:https://shop.example/1')).toEqual([''])
})

test('when the service fails, the picture loads as the backend names it, and then its drawing is shown', () => {
  sourcesOf('{url}?width={width}')
  fireEvent.error(photo() as HTMLImageElement)
  expect(photo()?.getAttribute('srcset')).toBeNull()
  expect(photo()?.getAttribute('src')).toBe('/media/kopi-gayo.webp')
  fireEvent.error(photo() as HTMLImageElement)
  expect(photo()).toBeNull()
})
