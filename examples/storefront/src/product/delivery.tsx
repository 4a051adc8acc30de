import { ReturnIcon, TruckIcon } from "shop-ui/design/later-icons";
import { deliveryWindow } from "./delivery-window.js";

const dateFormat = new Intl.DateTimeFormat(undefined, {
  weekday: "short",
  day: "numeric",
  month: "short",
});

export function Delivery() {
  return (
    <ul className="assurances">
      <li>
        <TruckIcon />
        <span>
          Arrives <strong>{dateFormat.formatRange(...deliveryWindow(new Date()))}</strong>
        </span>
      </li>
      <li>
        <ReturnIcon />
        <span>30-day returns</span>
      </li>
    </ul>
  );
}
