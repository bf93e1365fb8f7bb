import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CartLink } from '#commerce/cart/cart-link.tsx'
import { useRotatingKeyword } from '#commerce/search/rotating-keyword.tsx'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { BackButton, useBack } from '#ui/layout/back-button.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { SearchField, Suggestions } from './search-field.tsx'
import { ClearHistory, SearchHelp } from './search-help.tsx'
import css from './search-page.module.css'
import { useSearch, useSearchBox } from './use-search-box.ts'

// Not on a phone, where the keyboard covers its place.
const RecommendedSection = lazyOptional(() => import('#commerce/product/recommended-section.tsx').then((m) => m.RecommendedSection))

interface PartProps {
  readonly onClear: () => void
}

function MobileSearch({ onClear }: PartProps) {
  const { t } = useTranslation('search')
  const back = useBack(paths.home)
  const location = useLocation()
  const listId = useId()
  const hot = useRotatingKeyword()
  const box = useSearchBox({ typed: new URLSearchParams(location.search).get('keyword') ?? '', open: true, hot })
  return (
    <>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <div className={cx('row gap-4', css.bar)}>
        <BackButton onClick={back} />
        <SearchField box={box} placeholder={hot ?? t('placeholder')} listId={listId} onSubmit={box.submit} autoFocus />
        <CartLink />
      </div>
      {box.suggestions.length > 0 ? (
        <Suggestions id={listId} typed={box.typed} suggestions={box.suggestions} active={box.active} onChoose={box.choose} />
      ) : (
        <SearchHelp onSearch={box.go} onClear={onClear} />
      )}
    </>
  )
}

/** Desktop: the header has the search box. */
function DesktopSearchHelp({ onClear }: PartProps) {
  const { t } = useTranslation(['search', 'common'])
  const search = useSearch()
  return (
    <>
      <h1 className={css.title}>{t('title')}</h1>
      <div className={css.help}>
        <SearchHelp onSearch={search} onClear={onClear} />
      </div>
      <RecommendedSection title={t('common:notFound.instead')} />
    </>
  )
}

export function SearchPage() {
  const mobile = useLayout() === 'mobile'
  const [clearing, setClearing] = useState(false)
  const askToClear = () => setClearing(true)
  return (
    <div className={css.page}>
      {mobile ? <MobileSearch onClear={askToClear} /> : <DesktopSearchHelp onClear={askToClear} />}
      <ClearHistory open={clearing} onClose={() => setClearing(false)} />
    </div>
  )
}
