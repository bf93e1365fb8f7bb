import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import { RadioCards } from '../../shared/ui/chakra/radio-cards.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import css from './deletion.module.css'
import type { DeletionFormValues, DeletionProblem } from './deletion-rules.ts'
import { DELETION_REASONS } from './deletion-rules.ts'

interface Props {
  readonly form: DeletionFormValues
  readonly change: (part: Partial<DeletionFormValues>) => void
  readonly problem: DeletionProblem | null
}

/** Why the member leaves; "something else" may be explained. */
export function ReasonFields({ form, change, problem }: Props) {
  const { t } = useTranslation('deletion')
  return (
    <Panel title={t('reason.title')} flush>
      <div className={css.reasons}>
        <RadioCards
          label={t('reason.title')}
          name="reason"
          look="rows"
          value={form.reason}
          onChange={(reason) => change({ reason })}
          options={DELETION_REASONS.map((value) => ({ value, title: t(`reason.${value}`) }))}
        />
      </div>
      {form.reason === 'other' && (
        <div className={css.detail}>
          <TextField
            label={t('reason.detail')}
            name="detail"
            multiline
            value={form.detail}
            onChange={(detail) => change({ detail })}
            error={problem === 'detail' && t('reason.tooLong', { max: LIMITS.deletionDetailMax })}
            hint={`${form.detail.trim().length}/${LIMITS.deletionDetailMax}`}
          />
        </div>
      )}
      {problem === 'reason' && (
        <div className={css.detail}>
          <Note tone="red" role="alert">
            {t('reason.missing')}
          </Note>
        </div>
      )}
    </Panel>
  )
}
