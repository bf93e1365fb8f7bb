import type { ReviewableLine } from '@nusaria/contracts/review'
import { REVIEW_LIMITS } from '@nusaria/contracts/review'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PicturePicker } from '../../entities/picture/picture-picker.tsx'
import { failedWith } from '../../shared/api/failure.ts'
import { Checkbox } from '../../shared/ui/chakra/checkbox.tsx'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { FailureNote } from '../../shared/ui/feedback/note.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import css from './review-form.module.css'
import { StarInput } from './star-input.tsx'
import type { ReviewResult } from './use-review-form.ts'
import { useReviewForm } from './use-review-form.ts'

interface Props {
  readonly line: ReviewableLine
  readonly onFinish: (outcome: ReviewResult) => void
}

/** The review of one line: stars, words, photos, and whether it is signed. Give each line its own by a key. */
export function ReviewForm({ line, onFinish }: Props) {
  const { t } = useTranslation(['review', 'pictures'])
  const { values, change, photos, missing, submitted, busy, failure, send } = useReviewForm(line, onFinish)
  const firstStar = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const ofPhotos = failedWith(failure, 'EVIDENCE_INVALID')

  const submit = () => {
    if (busy) return
    if (missing.stars) firstStar.current?.focus()
    else if (missing.content) text.current?.querySelector('textarea')?.focus()
    void send()
  }
  return (
    <Form onSubmit={submit} className={css.form}>
      <StarInput
        ref={firstStar}
        value={values.stars}
        onChange={(stars) => change({ stars })}
        error={submitted && missing.stars ? t('write.starsMissing') : undefined}
      />
      <div ref={text}>
        <TextField
          label={t('write.text')}
          placeholder={t('write.textExample')}
          multiline
          maxLength={REVIEW_LIMITS.content}
          value={values.content}
          onChange={(content) => change({ content })}
          error={submitted && missing.content ? t('write.textMissing') : undefined}
          hint={`${values.content.length}/${REVIEW_LIMITS.content}`}
        />
      </div>
      <PicturePicker
        label={t('write.photos')}
        upload={photos}
        error={submitted && photos.notReady ? t(`pictures:missing.${photos.notReady}`) : undefined}
      />
      {ofPhotos && <FailureNote failure={failure ?? undefined} />}
      <Checkbox checked={values.anonymous} onChange={(anonymous) => change({ anonymous })}>
        {t('write.anonymous')}
      </Checkbox>
      {!ofPhotos && <FailureNote failure={failure ?? undefined} />}
      <Button type="submit" size="lg" block loading={busy} className={css.send}>
        {t('write.send')}
      </Button>
    </Form>
  )
}
