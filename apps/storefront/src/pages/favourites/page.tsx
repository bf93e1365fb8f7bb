import { useTranslation } from 'react-i18next'
import { FavouriteList } from '../../features/favourites/favourite-list.tsx'
import { SelectionBar, useFavouriteSelection } from '../../features/favourites/selection-bar.tsx'
import { useFavouritePage, useFavouritePages } from '../../features/favourites/use-favourite-pages.ts'
import { paths } from '../../shared/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { Button, LinkButton } from '../../shared/ui/paint/button.tsx'

/** `/favourites`: the member's favourites; in edit mode several can be removed at once. */
export function FavouritesPage() {
  const { t } = useTranslation('favourite')
  const list = useFavouritePages()
  const { picking, begin, end, choose } = useFavouriteSelection()
  const total = useFavouritePage(1, false).currentData?.total ?? 0
  return (
    <PageLayout
      title={t('title')}
      back={paths.me}
      action={
        total > 0 && (
          <Button variant="ghost" onClick={picking ? end : begin}>
            {t(picking ? 'finish' : 'edit')}
          </Button>
        )
      }
    >
      <FavouriteList
        list={list}
        picking={picking}
        empty={
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<LinkButton to={paths.home}>{t('empty.action')}</LinkButton>}
          />
        }
      />
      {picking && total > 0 && <SelectionBar chosen={picking.chosen} onChooseAll={() => choose(list.listed())} onRemoved={end} />}
    </PageLayout>
  )
}
