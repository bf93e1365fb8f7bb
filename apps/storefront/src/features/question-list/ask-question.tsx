import { VISIBLE_RULE } from '@nusaria/contracts/patterns'
import { QUESTION_LIMITS, type Question } from '@nusaria/contracts/question'
import { useForm } from '../../shared/forms/use-form.ts'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { defineRefusals } from '../../shared/refusals/refusals.ts'
import { useIsMember } from '../../shared/state/hooks.ts'
import { useOpenLogin } from '../../shared/state/pending-action.ts'
import { useSubmission } from '../../shared/submission/use-submission.ts'
import { FailureNote } from '../../shared/ui/feedback/note.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { Form } from '../../shared/ui/form/form.tsx'
import { TextField } from '../../shared/ui/form/text-field.tsx'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import css from './ask-question.module.css'
import { useQuestionAskMutation } from './question-api.ts'

const refusals = defineRefusals<'content' | 'form'>({
  fallback: { target: 'form', actions: [] },
  table: { PRODUCT_PARAMETER_INVALID: { target: 'content' } },
})

interface Props {
  readonly productNo: string
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * The form of a question. What was typed stays while the shopper is at the product, and over a login: a guest is asked to log in on sending,
 * and comes back to the open form.
 */
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
  const form = useForm<{ readonly content: string }, 'missing' | 'refused', Question>({
    initial: { content: '' },
    draft,
    validate: ({ content }) => ({ content: VISIBLE_RULE.test(content) ? undefined : 'missing' }),
    refusals,
    send: ({ content }) => submit(ask, { product_no: productNo, content: content.trim() }, 'send'),
    onDone: finish,
    onMade: finish,
  })
  const send = () => {
    if (isMember) void form.submit()
    else if (form.check() === null) openLogin({ inPlace: true })
  }
  const { content } = form.values
  return (
    <Sheet open={open} onClose={onClose} title={t('question.ask')} overlayCloses={false}>
      <Form onSubmit={send}>
        <div ref={form.ref} className={css.form}>
          <p className={css.note}>{t('question.note')}</p>
          <TextField
            label={t('question.text')}
            placeholder={t('question.example')}
            multiline
            maxLength={QUESTION_LIMITS.content}
            {...form.field('content')}
            error={form.errors.content && t(`question.error.${form.errors.content}`)}
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
