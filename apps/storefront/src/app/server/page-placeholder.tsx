import type { Namespace } from '@nusaria/locales/namespaces'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import type { PageRoute } from '../routes.tsx'

/** px */
const CARDS = [112, 144, 144, 112]

/** What a server sends of a page that it doesn't render: its title over the outlines of cards. */
export function PagePlaceholder({ route: { title, tab, load } }: { readonly route: PageRoute }) {
  const { t: common } = useTranslation()
  const { t } = useTranslation((title?.split(':')[0] ?? 'common') as Namespace)
  const name = title ? t(title as never) : undefined
  usePageTitle(name)
  // The page's scripts and styles load with its placeholder.
  load().catch(() => {})
  return (
    <PageLayout title={name ?? ''} back={tab ? false : '/'}>
      <div role="status" aria-label={common('loading')}>
        {CARDS.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change
          <Skeleton key={index} height={height} radius={16} gap={12} />
        ))}
      </div>
    </PageLayout>
  )
}
