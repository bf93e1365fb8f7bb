import type { SizeTable } from '@nusaria/contracts/product-entities'
import { formatNumber } from '#platform/format/count.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { DataTable } from './data-table.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly table: SizeTable
  /** The selected one. */
  readonly size: string | undefined
}

/** `246` mm → `24,6`; a range `23,5–24`. */
function formatLength({ min_mm, max_mm }: SizeTable['rows'][number]['lengths'][number]): string {
  const known = [...new Set([min_mm, max_mm])].filter((mm) => mm !== null)
  return known.map((mm) => formatNumber(mm / 10, currentLanguage(), 1)).join('–') || '–'
}

/** Lengths in cm. */
export default function SizeGuide({ open, onClose, table: { kind, spec_name, columns, rows }, size }: Props) {
  const { t } = useTranslation(['measures', 'product'])
  return (
    <Sheet open={open} onClose={onClose} title={t('product:choice.sizes')}>
      <DataTable
        caption={t(`sizes.${kind}.caption`)}
        columns={[kind === 'shoes' ? t('sizes.eu') : spec_name, ...columns]}
        rows={rows.map((row) => ({
          key: row.size,
          name: (
            <>
              <span>{row.size}</span>
              {row.size === size && <VisuallyHidden> {t('sizes.selected')}</VisuallyHidden>}
            </>
          ),
          cells: row.lengths.map(formatLength),
          marked: row.size === size,
        }))}
      >
        <p>{t(`sizes.${kind}.how`)}</p>
        <p>{t(`sizes.${kind}.note`)}</p>
      </DataTable>
    </Sheet>
  )
}
