import { REVIEW_LIMITS, REVIEW_RULES, type Review, type ReviewableLine } from '@nusaria/contracts/review'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import Star from 'lucide/dist/esm/icons/star.mjs'
import { useId } from 'react'
import { PicturePicker } from '#commerce/picture/picture-picker.tsx'
import { usePictureUpload } from '#commerce/picture/use-picture-upload.ts'
import { useReviewAddMutation } from '#commerce/review/api.ts'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { type RuleError, useForm } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './review-form.module.css'

interface ReviewValues {
  readonly stars: StarCount | null
  readonly content: string
  readonly anonymous: boolean
  /** Only its error counts: `usePictureUpload` has the pictures. */
  readonly pictures: null
}

const reviewRefusals = defineRefusals<'pictures' | 'form'>({
  fallback: { target: 'form', actions: [] },
  table: { EVIDENCE_INVALID: { target: 'pictures' } },
})

/** How the form of a line ended: with a review, or refused for good with a failure. */
export interface ReviewResult {
  readonly line: ReviewableLine
  readonly failure?: Failure
}

/** The review of one line: stars, text and photos. The draft stays in this tab until it is sent. Give it a `key` of the line. */
export function ReviewForm({ line, onFinish }: { readonly line: ReviewableLine; readonly onFinish: (result: ReviewResult) => void }) {
  const { t } = useTranslation(['review', 'pictures'])
  const { order_no, line_no } = line
  const draft = `review:${order_no}:${line_no}`
  const upload = usePictureUpload(`${draft}:photos`, { purpose: 'review', max: REVIEW_LIMITS.pictures })
  const [add] = useReviewAddMutation()
  const form = useForm<ReviewValues, RuleError | 'refused', Review>({
    initial: { stars: null, content: '', anonymous: false, pictures: null },
    draft,
    keepOnLeave: true,
    secret: ['pictures'],
    rules: REVIEW_RULES,
    validate: ({ stars }) => ({
      stars: stars === null ? 'required' : undefined,
      pictures: upload.notReady ? 'required' : undefined,
    }),
    refusals: reviewRefusals,
    send: async ({ stars, content, anonymous }) => {
      if (stars === null) return {}
      const picture_ids = upload.pictures.map(({ picture_id }) => picture_id)
      return add({ order_no, line_no, stars, content: content.trim(), picture_ids, anonymous })
    },
    onDone: () => finish({ line }),
    onFailed: (failure) => {
      if (failedWith(failure, 'REVIEW_EXISTS', 'REVIEW_NOT_ALLOWED')) finish({ line, failure })
    },
  })
  const finish = (result: ReviewResult) => {
    form.reset()
    upload.forget()
    onFinish(result)
  }
  const { values, change, errors } = form
  return (
    <Form onSubmit={() => void form.submit()}>
      <div ref={form.ref} className="grid above-20 gap-20">
        <StarInput value={values.stars} onChange={(stars) => change({ stars })} error={errors.stars && t('write.starsMissing')} />
        <TextField
          label={t('write.text')}
          placeholder={t('write.textExample')}
          name="content"
          multiline
          maxLength={REVIEW_LIMITS.content}
          value={values.content}
          onChange={(content) => change({ content })}
          error={errors.content && t('write.textMissing')}
          hint={`${values.content.length}/${REVIEW_LIMITS.content}`}
        />
        <PicturePicker
          label={t('write.photos')}
          upload={upload}
          error={errors.pictures && upload.notReady ? t(`pictures:missing.${upload.notReady}`) : undefined}
        />
        {errors.pictures === 'refused' && <FailureNote failure={form.failure} />}
        <Checkbox checked={values.anonymous} onChange={(anonymous) => change({ anonymous })}>
          {t('write.anonymous')}
        </Checkbox>
        <FailureNote failure={form.formFailure} />
        <Button type="submit" size="lg" block loading={form.busy} className={css.submit}>
          {t('write.send')}
        </Button>
      </div>
    </Form>
  )
}

export function ReviewFormSkeleton() {
  const label = <Skeleton height={16} width={120} gap={10} />
  return (
    <div className="grid above-20 gap-20">
      <div>
        {label}
        <div className="row wrap">
          {STARS.map((stars) => (
            <span key={stars} className={cx('center', css.star)}>
              <Skeleton height={30} width={30} radius={15} />
            </span>
          ))}
        </div>
      </div>
      <div>
        {label}
        <Skeleton height={96} radius={12} gap={9} />
        <Skeleton height={12} width={40} gap={4} />
      </div>
      <div className={css.photos}>
        {label}
        <Skeleton height={84} width={84} radius={12} gap={10} />
        <Skeleton height={12} width="76%" />
      </div>
      <Skeleton height={22} width={180} />
      <div className={css.submit}>
        <Skeleton height={48} radius={12} />
      </div>
    </div>
  )
}

const STARS = [1, 2, 3, 4, 5] as const
type StarCount = (typeof STARS)[number]

interface StarInputProps {
  readonly value: StarCount | null
  readonly onChange: (stars: StarCount) => void
  readonly error: string | undefined
}

/** A native radio group, so that the arrow keys work. */
function StarInput({ value, onChange, error }: StarInputProps) {
  const { t } = useTranslation('review')
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} aria-invalid={error !== undefined} aria-describedby={error && `${id}-error`}>
      <p id={`${id}-label`} className="below-6 size-13 line-20 weight-600">
        {t('write.stars')}
      </p>
      <div className="row wrap">
        {STARS.map((stars) => (
          <label key={stars} className={cx('center', css.star)}>
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={value === stars}
              aria-label={t('stars', { count: stars })}
              onChange={() => onChange(stars)}
            />
            <Icon of={Star} size={32} className={cx(css.shape, value !== null && stars <= value && css.full)} />
          </label>
        ))}
        {value !== null && <span className={cx('size-14 weight-600 tone-ink-2', css.word)}>{t(`write.word.${value}`)}</span>}
      </div>
      {error && (
        <p id={`${id}-error`} className="row above-4 gap-4 size-12 line-16 tone-error-700">
          <Icon of={CircleAlert} size={14} stroke={2} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
