import { useGoBack, useSearchParams } from '@shared-kit/runtime/router';
import { Avatar, Button, EmptyState, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { shownPerson } from './shown-person.rules.ts';
import styles from './view-person.module.css';

/** Shows another person's profile, read-only, from the data in the address (A2r-21). */
export function ViewPerson() {
  const [search] = useSearchParams();
  const goBack = useGoBack();
  const person = shownPerson(search, location.origin);
  if (!person)
    return (
      <EmptyState
        isPage
        icon={<Icon name="user" size={28} />}
        title={labels.missing}
        description={labels.missingHint}
        action={<Button to="/">{labels.home}</Button>}
      />
    );
  return (
    <>
      <Button variant="ghost" size="small" icon={<Icon name="arrow-left" size={18} />} onClick={goBack}>
        {labels.back}
      </Button>
      <section className={styles.person} aria-labelledby="person-name">
        <Avatar name={person.name} src={person.photo} size="huge" isDecorative />
        <h1 id="person-name" className={styles.name}>
          {person.name}
        </h1>
        {person.email !== '' && (
          <>
            <p className={styles.email}>{person.email}</p>
            <Button variant="secondary" href={`mailto:${person.email}`} icon={<Icon name="mail" size={18} />}>
              {labels.write(person.name)}
            </Button>
          </>
        )}
      </section>
    </>
  );
}
