import type { EligibleLine, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import { OrderLineRow, Thumb } from '#commerce/order/order-line.tsx'
import { QuantityField } from '#commerce/product/quantity-field.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { afterSaleDetailPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Price } from '#ui/primitives/price.tsx'
import css from './lines-panel.module.css'
import { RefusalNote, SectionError } from './refusal-note.tsx'
import { type ApplyFormState, isSelectable } from './use-apply-form.ts'

interface RowProps {
  readonly line: EligibleLine
  /** Pieces; 0: the line isn't chosen. */
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}

function EligibleLineRow({ line, quantity, onChange }: RowProps) {
  const { t } = useTranslation('afterSaleForm')
  const { product_name: name, spec_values, available, ongoing_no } = line
  const selectable = isSelectable(line)
  return (
    <li className={cx('row gap-12 align-start', css.line)}>
      <Checkbox
        label={t('lines.choose', { name })}
        checked={quantity > 0}
        disabled={!selectable}
        onChange={(chosen) => onChange(chosen ? available : 0)}
      />
      <Thumb src={line.thumb_image_url} faded={!selectable} />
      <div className={cx('grow', css.text)}>
        <span lang={NAMES_LANGUAGE} className={cx('size-13 line-18 weight-600 breaks lines-2', css.name)}>
          {name}
        </span>
        {spec_values.length > 0 && <small>{spec_values.join(', ')}</small>}
        {!selectable && (
          <small className={css.unavailable}>
            <span>{t(ongoing_no === null ? 'lines.done' : 'lines.held')}</span>{' '}
            {ongoing_no !== null && (
              <Link to={afterSaleDetailPath(ongoing_no)} className="weight-700 nowrap underline">
                {t('way.request')}
              </Link>
            )}
          </small>
        )}
        {selectable && (
          <div className={cx('row above-4 justify-between wrap', css.figures)}>
            <Price amount={line.price} size={14} />
            {quantity > 0 && available > 1 ? (
              <QuantityField
                value={quantity}
                limit={{ max: available, reason: 'available' }}
                onChange={onChange}
                label={t('lines.pieces', { name })}
              />
            ) : (
              <small>{t('lines.left', { count: available })}</small>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

/** The goods of the request. When applying again they can't be changed. */
export function LinesPanel({ form }: { readonly form: ApplyFormState }) {
  const { t } = useTranslation('afterSaleForm')
  const { draft, change, isMissing, linesChanged } = form
  const { options, previous } = form.source
  const selectable = options.lines.filter(isSelectable)
  const all = selectable.map(({ line_no, available }): RequestedLine => ({ line_no, quantity: available }))
  const allChosen = all.every(({ line_no }) => draft.lines.some((line) => line.line_no === line_no))
  const setQuantity = (line_no: string, quantity: number) => {
    const lines = options.lines.flatMap((line) => {
      const pieces = line.line_no === line_no ? quantity : (draft.lines.find((each) => each.line_no === line.line_no)?.quantity ?? 0)
      return pieces > 0 ? [{ line_no: line.line_no, quantity: pieces }] : []
    })
    change({ lines })
  }
  const chooseAllButton = !previous && selectable.length > 1 && (
    <button
      type="button"
      className={cx('hitArea size-13 weight-700 tone-sambal-700', css.all)}
      onClick={() => change({ lines: allChosen ? [] : all })}
    >
      {t(allChosen ? 'lines.none' : 'lines.all')}
    </button>
  )
  return (
    <Panel title={t('lines.title')} action={chooseAllButton}>
      <div data-section="lines" className="grid gap-12 fits">
        <ul className="grid">
          {previous
            ? previous.lines.map((line) => <OrderLineRow key={line.line_no} line={line} />)
            : options.lines.map((line) => (
                <EligibleLineRow
                  key={line.line_no}
                  line={line}
                  quantity={draft.lines.find(({ line_no }) => line_no === line.line_no)?.quantity ?? 0}
                  onChange={(quantity) => setQuantity(line.line_no, quantity)}
                />
              ))}
        </ul>
        {isMissing('lines') && <SectionError>{t('fill.lines')}</SectionError>}
        {linesChanged && (
          <Note tone="amber" role="status">
            {t('lines.lost')}
          </Note>
        )}
        <RefusalNote target="lines" />
      </div>
    </Panel>
  )
}
