import { useState } from 'react';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Button, Card } from '@shared-kit/ui';
import { greeting } from './greeting.rules.ts';
import styles from './greet-person.module.css';
import { labels } from './labels.ts';

/** Greets the person who is logged in, until they dismiss the greeting. */
export function GreetPerson() {
  const { viewer } = useActiveSession();
  const [openedAt] = useState(() => new Date());
  const [isShown, setIsShown] = useState(true);
  return (
    <Card>
      <div className={styles.greeting}>
        {isShown && (
          <p className={styles.words}>
            {greeting(openedAt)}, {viewer.name}!
          </p>
        )}
        <Button variant="secondary" onClick={() => setIsShown(!isShown)}>
          {isShown ? labels.hide : labels.show}
        </Button>
      </div>
    </Card>
  );
}
