import { filledMail, mailParagraphs } from '@shared-kit/contracts/admin';
import type { CompanyMail, CompanyMails, MailText } from '@shared-kit/contracts/admin';
import { labels } from './labels.ts';
import styles from './company-mails.module.css';

interface MailPreviewProps {
  mail: CompanyMail;
  words: MailText;
  frame: Pick<CompanyMails, 'company' | 'color'>;
}

/** Mail as it arrives, by the rules with which the server writes it. */
export function MailPreview({ mail, words, frame }: MailPreviewProps) {
  const values = Object.fromEntries(mail.placeholders.map(({ name, sample }) => [name, sample]));
  const { subject, text } = filledMail(words, values);
  return (
    <div className={styles.paper}>
      <p className={styles.subject}>{subject || labels.emptySubject}</p>
      <div className={styles.letter} style={{ borderBlockStartColor: frame.color }}>
        <p>
          <strong>{frame.company}</strong>
        </p>
        {text === '' && <p className={styles.quiet}>{labels.previewEmpty}</p>}
        {placed(mailParagraphs(text)).map(({ place, value: lines }) => (
          <p key={place}>
            {placed(lines).map((line) => (
              <span key={line.place} className={styles.line}>
                {placed(line.value).map((part) =>
                  part.value.kind === 'link' ? (
                    <span key={part.place} className={styles.address}>
                      {part.value.text}
                    </span>
                  ) : (
                    part.value.text
                  ),
                )}
              </span>
            ))}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Numbers the parts of a text. They have no state, so that their place identifies them. */
function placed<T>(parts: readonly T[]): { place: number; value: T }[] {
  return parts.map((value, place) => ({ place, value }));
}
