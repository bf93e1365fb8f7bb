import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import { PicturePicker } from '../../shared/picture-upload/picture-picker.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { namedIn } from './failure-spot.ts'
import css from './form-view.module.css'
import { ReasonChoice } from './reason-choice.tsx'
import { SpotNote } from './spot-note.tsx'
import type { Subject } from './subject.ts'
import type { AfterSaleForm } from './use-form.ts'

interface Props {
  readonly subject: Subject
  readonly form: AfterSaleForm
}

/** Why: a reason, words and pictures. */
export function WhyPanel({ subject: { options }, form }: Props) {
  const { t } = useTranslation(['afterSaleForm', 'pictures'])
  const { draft, change, pictures, failure, lacks } = form
  const needsWords = draft.reason === 'other'
  return (
    <Panel title={t('afterSaleForm:why')}>
      <div className={css.fields}>
        <div data-section="reason" className={css.part}>
          <ReasonChoice
            reasons={options.reasons}
            value={draft.reason}
            onChange={(reason) => change({ reason })}
            error={lacks('reason') ? t('afterSaleForm:fill.reason') : undefined}
          />
          <SpotNote at="reason" failure={failure} />
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
          <SpotNote at="description" failure={failure} />
        </div>
        <div data-section="pictures" className={css.part}>
          <PicturePicker
            label={t('afterSaleForm:pictures')}
            pool={pictures}
            error={lacks('pictures') && pictures.missing ? t(`pictures:missing.${pictures.missing}`) : undefined}
            refusedId={failure && namedIn(failure, 'picture_id')}
          />
          <SpotNote at="pictures" failure={failure} />
        </div>
      </div>
    </Panel>
  )
}
