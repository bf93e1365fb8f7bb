import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedList } from '../../shared/paging/paged-list.tsx'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { useNoticeListQuery } from './restock-alert-api.ts'
import css from './restock-alert-list.module.css'
import { RestockAlertRow } from './restock-alert-row.tsx'
import { RestockAlertSkeletons } from './restock-alert-skeletons.tsx'
import { useRestockAlertRemoval } from './use-restock-alert-removal.ts'

const PAGE_SIZE = 20
const all = {}

function usePage(_all: object, page_num: number, anew: boolean) {
  const asked = { page_num, page_size: PAGE_SIZE }
  return useNoticeListQuery(asked, { refetchOnMountOrArgChange: anew, refetchOnFocus: true, refetchOnReconnect: true })
}

/** The SKUs the member waits for, newest wish first. */
export function RestockAlertList({ empty }: { readonly empty: ReactNode }) {
  const { t } = useTranslation('notice')
  const { removing, removed, remove, undo } = useRestockAlertRemoval()
  return (
    <>
      <div role="status">
        {removed && (
          <Note tone="grey" className={css.note}>
            {t('removed', { name: removed.product.product_name })}{' '}
            <button type="button" className={css.undo} onClick={() => void undo()}>
              {t('undo')}
            </button>
          </Note>
        )}
      </div>
      <PagedList
        usePage={usePage}
        args={all}
        pageSize={PAGE_SIZE}
        keyOf={({ sku_no }) => sku_no}
        row={(notice) => (
          <RestockAlertRow key={notice.sku_no} notice={notice} onStop={() => void remove(notice)} stopping={removing === notice.sku_no} />
        )}
        skeletons={<RestockAlertSkeletons />}
        empty={empty}
      />
    </>
  )
}
