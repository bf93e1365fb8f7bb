import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { useMemberAction, useOpenLogin } from './pending-action.ts'

vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => 'mobile' }))

function Buttons() {
  const openLogin = useOpenLogin()
  const act = useMemberAction()
  return (
    <>
      <button type="button" onClick={openLogin}>
        Log in
      </button>
      <button type="button" onClick={() => void act({ kind: 'favourite', id: 'P1' }, async () => undefined)}>
        Like
      </button>
    </>
  )
}

it.each(['Log in', 'Like'])('the login that "%s" opens is one step from the page where it was pressed', async (name) => {
  const { user, place } = await openPage(<Buttons />, {}, { entries: ['/cate', '/me'] })
  await user.click(screen.getByRole('button', { name }))
  await expect.poll(() => place()?.pathname).toBe('/login')
  expect(place()?.state).toEqual({ inPlace: true })
})
