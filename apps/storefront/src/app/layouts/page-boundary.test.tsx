import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { Link, Route, Routes, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { CrashBoundary, PageBoundary } from './page-boundary.tsx'

const unreachable = new Set<string>()
vi.mock('@nusaria/locales/load', async (actual) => {
  const { loadTexts, ...others } = await actual<typeof import('@nusaria/locales/load')>()
  return {
    ...others,
    loadTexts: async (...of: Parameters<typeof loadTexts>) => {
      if (unreachable.has(of[1])) throw new TypeError('Failed to fetch')
      return loadTexts(...of)
    },
  }
})

function Broken(): never {
  throw new Error('broken')
}

/** A page whose code gets through at the second time of asking. */
function lazyPage() {
  let online = false
  const Page = lazyWithRetry(async () => {
    if (!online) throw new TypeError('Failed to fetch')
    return { default: () => <h1>Category</h1> }
  })
  const comesOnline = () => {
    online = true
  }
  return { Page, comesOnline }
}

function Texts() {
  const { t } = useTranslation('points')
  return <h1>{t('title')}</h1>
}

function Header() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Way back
    </button>
  )
}

/** A header, and a page to which a link leads from another one. */
async function open(page: ReactNode) {
  await renderInShop(
    <>
      <Header />
      <PageBoundary>
        <Suspense>
          <Routes>
            <Route path="/" element={<Link to="/cate">Cart</Link>} />
            <Route path="/cate" element={page} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </>,
  )
  const user = userEvent.setup({ delay: null })
  return {
    goes: async () => user.click(await screen.findByRole('link', { name: 'Cart' })),
    goesBack: () => user.click(screen.getByRole('button', { name: 'Way back' })),
  }
}

it('a page whose code fails to load keeps the header; back shows the previous page; the next visit loads again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { Page, comesOnline } = lazyPage()
  const { goes, goesBack } = await open(<Page />)
  await goes()
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
  await goesBack()
  expect(screen.queryByRole('alert')).toBeNull()
  comesOnline()
  await goes()
  expect(await screen.findByRole('heading', { name: 'Category' })).toBeTruthy()
})

it('a page whose texts fail to load shows an error instead of text keys; the next visit loads again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { goes, goesBack } = await open(<Texts />)
  unreachable.add('points')
  await goes()
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
  await goesBack()
  unreachable.clear()
  await goes()
  expect((await screen.findByRole('heading')).textContent).toBe('Coins')
})

it('without a connection it shows the reason and stays; with a connection the page loads again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { goes } = await open(<Broken />)
  await goes()
  expect(screen.getByRole('alert').textContent).toContain("Can't reach the shop")
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).not.toHaveBeenCalled()
  line.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(reload).toHaveBeenCalledOnce()
})

it('what the frame itself throws is caught too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderInShop(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
})
