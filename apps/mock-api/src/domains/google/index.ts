export { answerGoogleConsent, consumeGoogleCode, googleSessionView, startGoogleSignIn } from './sessions.ts'
