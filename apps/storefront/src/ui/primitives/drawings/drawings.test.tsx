import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DrawingByName, type DrawingName, drawings } from './index.tsx'

const names = Object.keys(drawings) as DrawingName[]
const drawn = names.map((name) => [name, render(<DrawingByName of={name} />).container.innerHTML] as const)

test('each place with nothing to list has another drawing', () => {
  expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(names.length)
})

test.each(drawn)('%s follows the theme, is not read out and is small', (_, svg) => {
  expect(svg.match(/#[0-9a-f]{3,6}\b|rgb\(/gi)).toBeNull()
  expect(svg).toContain('aria-hidden="true"')
  expect(svg.length).toBeLessThan(2_500)
})
