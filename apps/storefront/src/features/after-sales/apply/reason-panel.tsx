import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import { PicturePicker } from '../../../entities/picture/picture-picker.tsx'
import { TextField } from '../../../shared/ui/chakra/text-field.tsx'
import { Panel } from '../../../shared/ui/layout/panel.tsx'
import css from './apply-form.module.css'
import type { ApplySource } from './apply-source.ts'
import { failureParam } from './error-target.ts'
import { ReasonField } from './reason-field.tsx'
import { RefusalNote } from './refusal-note.tsx'
import type { ApplyFormState } from './use-apply-form.ts'

interface Props {
  readonly subject: ApplySource
  readonly form: ApplyFormState
}

/** Why: a reason, words and pictures. */
export function ReasonPanel({ subject: { options }, form }: Props) {
  const { t } = useTranslation(['afterSaleForm', 'pictures'])
  const { draft, change, pictures, failure, lacks } = form
  const needsWords = draft.reason === 'other'
  return (
    <Panel title={t('afterSaleForm:why')}>
      <div className={css.fields}>
        <div data-section="reason" className={css.part}>
          <ReasonField
            reasons={options.reasons}
            value={draft.reason}
            onChange={(reason) => change({ reason })}
            error={lacks('reason') ? t('afterSaleForm:fill.reason') : undefined}
          />
          <RefusalNote target="reason" failure={failure} />
        </div>
        <div data-section="description" className={css.part}>
          <TextField
            label={t(needsWords ? 'afterSaleForm:description.needed' : 'afterSaleForm:description.label')}
            placeholder={t('afterSaleForm:description.placeholder')}
            name="description"
            multiline
            maxLength={LIMITS.afterSaleDescriptionMax}
            value={draft.description}
            onChange={(description) => change({ description })}
            error={lacks('description') ? t('afterSaleForm:fill.description') : undefined}
            hint={`${draft.description.length}/${LIMITS.afterSaleDescriptionMax}`}
          />
          <RefusalNote target="description" failure={failure} />
        </div>
        <div data-section="pictures" className={css.part}>
          <PicturePicker
            label={t('afterSaleForm:pictures')}
            upload={pictures}
            error={lacks('pictures') && pictures.notReady ? t(`pictures:missing.${pictures.notReady}`) : undefined}
            refusedId={failure && failureParam(failure, 'picture_id')}
          />
          <RefusalNote target="pictures" failure={failure} />
        </div>
      </div>
    </Panel>
  )
}
