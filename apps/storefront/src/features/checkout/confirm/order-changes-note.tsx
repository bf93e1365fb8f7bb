import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ChangesNote } from '#ui/feedback/changes-note.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { RecoveryButtons } from '#ui/refusals/error-target.tsx'
import type { OrderChange, SeenLine } from './order-changes.ts'

const toName = ({ product_name, spec_values }: Pick<SeenLine, 'product_name' | 'spec_values'>) =>
  spec_values.length > 0 ? `${product_name} (${spec_values.join(', ')})` : product_name

/** A change in one sentence. */
function useChangeText(): (change: OrderChange) => string {
  const { t } = useTranslation('checkout')
  return (change) => {
    if (!('line' in change)) return t(`confirm.changed.${change.kind}`)
    const product = toName(change.line)
    if (change.kind === 'left_out') return t(`confirm.changed.leftOut.${change.line.reason}`, { product, count: change.line.stock })
    if (change.kind === 'replaced') return t('confirm.changed.replaced', { product: toName(change.before), other: product })
    if (change.kind === 'quantity')
      return t('confirm.changed.quantity', { product, before: change.before.quantity, count: change.line.quantity })
    if (change.kind === 'dearer' || change.kind === 'cheaper')
      return t(`confirm.changed.${change.kind}`, {
        product,
        before: formatRupiah(change.before.price),
        price: formatRupiah(change.line.price),
      })
    return t(`confirm.changed.${change.kind}`, { product })
  }
}

/** What changed since the shopper last saw the order. */
export function OrderChangesNote({ changes }: { readonly changes: readonly OrderChange[] }) {
  const { t } = useTranslation('checkout')
  const changeText = useChangeText()
  return <ChangesNote title={t('confirm.changed.title')} changes={changes.map(changeText)} />
}

/** Beside the button that places the order, while a price rose. */
export function DearerNote({ onSeen }: { readonly onSeen: () => void }) {
  const { t } = useTranslation('checkout')
  return (
    <Note tone="amber" role="status">
      <span>{t('confirm.changed.look')}</span>
      <RecoveryButtons actions={['seen']} recovery={() => ({ label: t('confirm.changed.seen'), onClick: onSeen })} />
    </Note>
  )
}

/** How a line of the order differs from what the shopper saw, for its row; undefined when it doesn't. */
export function useLineMark(changes: readonly OrderChange[]): (line: SeenLine) => string | undefined {
  const { t } = useTranslation('checkout')
  return ({ sku_no }) => {
    const marks = changes.flatMap((change) => {
      if (!('line' in change) || change.line.sku_no !== sku_no) return []
      if (change.kind === 'quantity') return t('confirm.changed.mark.quantity', { count: change.before.quantity })
      if (change.kind === 'dearer' || change.kind === 'cheaper')
        return t('confirm.changed.mark.price', { price: formatRupiah(change.before.price) })
      return change.kind === 'added' || change.kind === 'replaced' ? t('confirm.changed.mark.new') : []
    })
    return marks.length > 0 ? marks.join(' · ') : undefined
  }
}
