import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { config } from '#platform/config/config.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { Measuring } from './legal-page.tsx'

test('says that nothing is measured before the shopper has chosen, and then what was chosen', async () => {
  Object.assign(config, { analytics: { ...config.analytics, adapter: 'console', consent: true } })
  await renderInShop(<Measuring />)
  const note = await screen.findByRole('status')
  expect(note.textContent).toBe("You haven't chosen yet. Until you allow it, nothing is measured.")
  await userEvent.click(screen.getByRole('button', { name: 'Allow measuring' }))
  expect(note.textContent).toBe('You allow this in this browser.')
  await userEvent.click(screen.getByRole('button', { name: 'Stop measuring' }))
  expect(note.textContent).toBe("You don't allow this in this browser.")
})
