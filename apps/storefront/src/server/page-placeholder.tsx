import type { Namespace } from '@nusaria/locales/namespaces'
import type { PageRoute } from '#app/routes.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'

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
