import { QUESTION_LIMITS, QUESTION_RULES, type Question } from '@nusaria/contracts/question'
import { type RuleError, useForm } from '#platform/forms/use-form.ts'
import { useSubmission } from '#platform/forms/use-submission.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'
import { useOpenLogin } from '#session/pending-action.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { useQuestionAskMutation } from './api.ts'

const refusals = defineRefusals<'content' | 'form'>({
  fallback: { target: 'form', actions: [] },
  table: { PRODUCT_PARAMETER_INVALID: { target: 'content' } },
})

interface Props {
  readonly productNo: string
  readonly open: boolean
  readonly onClose: () => void
}

/** The text is kept while the shopper is at the product, and over a login: a guest logs in on sending, and returns to the form. */
export function AskQuestion({ productNo, open, onClose }: Props) {
  const { t } = useTranslation('review')
  const isMember = useIsMember()
  const openLogin = useOpenLogin()
  const [ask] = useQuestionAskMutation()
  const draft = `question:${productNo}`
  const { submit } = useSubmission('question.ask', `${draft}:sent`)
  const finish = () => {
    form.reset()
    onClose()
    toast.success(t('question.sent'))
  }
  const form = useForm<{ readonly content: string }, RuleError | 'refused', Question>({
    initial: { content: '' },
    draft,
    rules: QUESTION_RULES,
    refusals,
    send: ({ content }) => submit(ask, { product_no: productNo, content: content.trim() }, 'send'),
    onDone: finish,
    onMade: finish,
  })
  const send = () => {
    if (isMember) void form.submit()
    else if (form.check() === null) openLogin()
  }
  const { content } = form.values
  return (
    <Sheet open={open} onClose={onClose} title={t('question.ask')} overlayCloses={false}>
      <Form onSubmit={send}>
        <div ref={form.ref} className="grid gap-16">
          <p className="size-13 line-20 tone-ink-2">{t('question.note')}</p>
          <TextField
            label={t('question.text')}
            placeholder={t('question.example')}
            multiline
            maxLength={QUESTION_LIMITS.content}
            {...form.field('content')}
            error={form.errors.content && t(`question.error.${form.errors.content === 'refused' ? 'refused' : 'required'}`)}
            hint={`${content.length}/${QUESTION_LIMITS.content}`}
          />
          <FailureNote failure={form.formFailure} />
          <Button type="submit" size="lg" block loading={form.busy}>
            {t(isMember ? 'question.send' : 'question.logIn')}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
