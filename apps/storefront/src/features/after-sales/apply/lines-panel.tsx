import type { RequestedLine } from '@nusaria/contracts/after-sale-entities'
import { useTranslation } from 'react-i18next'
import { OrderLineRow } from '../../../entities/order/order-line.tsx'
import { Note } from '../../../shared/ui/feedback/note.tsx'
import { Panel } from '../../../shared/ui/layout/panel.tsx'
import type { ApplySource } from './apply-source.ts'
import { isSelectable } from './apply-source.ts'
import { EligibleLineRow } from './eligible-line-row.tsx'
import css from './lines-panel.module.css'
import { RefusalNote } from './refusal-note.tsx'
import { SectionError } from './section-error.tsx'
import type { ApplyFormState } from './use-apply-form.ts'

interface Props {
  readonly subject: ApplySource
  readonly form: ApplyFormState
}

/** Which goods and how many of them. Of a request asked for once more they are as they were. */
export function LinesPanel({ subject: { options, previous }, form }: Props) {
  const { t } = useTranslation('afterSaleForm')
  const { draft, change, failure, lacks, lost } = form
  const open = options.lines.filter(isSelectable)
  const all = open.map(({ line_no, available }): RequestedLine => ({ line_no, quantity: available }))
  const every = all.every(({ line_no }) => draft.lines.some((line) => line.line_no === line_no))
  const set = (line_no: string, quantity: number) => {
    const wanted = options.lines.flatMap((line) => {
      const pieces = line.line_no === line_no ? quantity : (draft.lines.find((each) => each.line_no === line.line_no)?.quantity ?? 0)
      return pieces > 0 ? [{ line_no: line.line_no, quantity: pieces }] : []
    })
    change({ lines: wanted })
  }
  const chooseAll = !previous && open.length > 1 && (
    <button type="button" className={css.all} onClick={() => change({ lines: every ? [] : all })}>
      {t(every ? 'lines.none' : 'lines.all')}
    </button>
  )
  return (
    <Panel title={t('lines.title')} action={chooseAll}>
      <div data-section="lines" className={css.part}>
        <ul className={css.list}>
          {previous
            ? previous.lines.map((line) => <OrderLineRow key={line.line_no} line={line} />)
            : options.lines.map((line) => (
                <EligibleLineRow
                  key={line.line_no}
                  line={line}
                  quantity={draft.lines.find(({ line_no }) => line_no === line.line_no)?.quantity ?? 0}
                  onChange={(quantity) => set(line.line_no, quantity)}
                />
              ))}
        </ul>
        {lacks('lines') && <SectionError>{t('fill.lines')}</SectionError>}
        {lost && (
          <Note tone="amber" role="status">
            {t('lines.lost')}
          </Note>
        )}
        <RefusalNote target="lines" failure={failure} />
      </div>
    </Panel>
  )
}
