import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Chip } from '../../shared/ui/tag.tsx'
import { toast } from '../../shared/ui/toast.ts'
import css from './search.module.css'
import { useSearchRecordsDelMutation, useSearchRecordsQuery } from './search-api.ts'

interface Props {
  readonly onSearch: (keyword: string) => void
}

/** The last keywords of this shopper, at most 10, and a way to clear them. Nothing when there are none. */
export function SearchHistory({ onSearch }: Props) {
  const { t } = useTranslation('search')
  const [asking, setAsking] = useState(false)
  const records = useSearchRecordsQuery({}, { refetchOnMountOrArgChange: true }).data?.list ?? []
  const [clear, { isLoading }] = useSearchRecordsDelMutation()
  const confirm = async () => {
    const reply = await clear({})
    setAsking(false)
    if (!reply.error) toast.success(t('history.cleared'))
  }
  const dialog = (
    <ConfirmDialog
      open={asking}
      title={t('history.clearTitle')}
      text={t('history.clearText')}
      confirmLabel={t('history.clearConfirm')}
      onConfirm={() => void confirm()}
      onCancel={() => setAsking(false)}
      loading={isLoading}
    />
  )
  if (records.length === 0) return dialog
  return (
    <section className={css.block}>
      <div className={css.head}>
        <h2>{t('history.title')}</h2>
        <button type="button" className={css.clear} onClick={() => setAsking(true)}>
          <Icon of={Trash2} size={14} />
          {t('history.clear')}
        </button>
      </div>
      <div className={css.chips}>
        {records.map(({ keyword }) => (
          <Chip key={keyword} onClick={() => onSearch(keyword)}>
            <span className={css.chipText}>{keyword}</span>
          </Chip>
        ))}
      </div>
      {dialog}
    </section>
  )
}
