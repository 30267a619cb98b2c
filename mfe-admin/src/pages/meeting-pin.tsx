import { routeId, useParams } from '@shared-kit/runtime/router';
import { ShowPin } from '../features/show-pin/show-pin.tsx';

/** Page that shows the PIN of a meeting to the room. */
export function Page() {
  const params = useParams();
  return <ShowPin idClass={routeId(params['idClass']) ?? 0} idMeeting={routeId(params['idMeeting']) ?? 0} />;
}
