import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { FavouriteList, useFavouriteList } from './favourite-list.tsx'
import { SelectionBar, useFavouriteSelection } from './selection-bar.tsx'

/** `/favourites`: the member's favourites; in edit mode several can be removed at once. */
export function FavouritesPage() {
  const { t } = useTranslation('favourite')
  const list = useFavouriteList()
  const { selection, begin, end, choose } = useFavouriteSelection()
  const total = list.total ?? 0
  return (
    <PageLayout
      title={t('title')}
      back={paths.me}
      action={
        total > 0 && (
          <Button variant="ghost" onClick={selection ? end : begin}>
            {t(selection ? 'finish' : 'edit')}
          </Button>
        )
      }
    >
      <FavouriteList
        list={list}
        selection={selection}
        empty={
          <EmptyState
            drawing="favourites"
            title={t('empty.title')}
            text={t('empty.text')}
            action={<LinkButton to={paths.home}>{t('empty.action')}</LinkButton>}
          />
        }
      />
      {selection && total > 0 && (
        <SelectionBar
          chosen={selection.chosen}
          onChooseAll={() => choose(list.rows.map(({ product }) => product.product_no))}
          onRemoved={end}
        />
      )}
    </PageLayout>
  )
}
